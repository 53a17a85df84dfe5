import { z } from "zod";
import type { WholeRange } from "./whole-range";

/** A whole number within a range, on the wire. */
export const wholeIn = ({ from, to }: WholeRange) => z.int().min(from).max(to);
