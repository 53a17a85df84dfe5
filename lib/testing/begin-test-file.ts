/**
 * Runs before every test file. A worker keeps its modules from file to file; what belongs to one file is let go here.
 */
import { vi } from "vitest";
import { forgetApp } from "@/lib/platform/current-app";
import { hashCheaply } from "./cheap-passwords";
import { forgetTestDatabase } from "./test-database";

vi.useRealTimers();
forgetApp();
forgetTestDatabase();
hashCheaply();
