"use client";

import { FailurePage, type FailurePageProps } from "@/components/frame/failure-page";

export default function Failure(props: FailurePageProps) {
  return <FailurePage {...props} />;
}
