"use client";

export { WorkFailure as default } from "@/components/frame/work/work-failure";
