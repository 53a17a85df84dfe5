"use client";

import { catchError } from "next/error";
import { FailurePage } from "./failure-page";

/**
 * Shows what happened in the place of a page below it that could not be made. Layouts have it instead of an `error.tsx`,
 * whose scripts are asked for after all others, and no page starts before they have come (ADR 063).
 */
export const FailureBoundary = catchError((_, failure) => <FailurePage {...failure} />);
