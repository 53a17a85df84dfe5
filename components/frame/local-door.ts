import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { getPageApp } from "@/lib/app/page-app";
import { isAppError } from "@/lib/core/errors/app-error";
import type { Guard } from "@/lib/platform/http/guard";
import { identifyClient } from "@/lib/platform/http/identify-client";
import { localDoor } from "@/lib/platform/http/local-door";
import { currentSocketPeer } from "@/lib/platform/http/socket-peer";

/** Opens a page that exists for local use only; ends in "not found" where the API's local doors are closed as well. */
export async function openLocalDoor(door: Guard<object> = localDoor): Promise<void> {
  const app = getPageApp();
  const request = new Request(app.env.publicUrl, { headers: await headers() });
  const client = identifyClient(app, request, currentSocketPeer());
  try {
    await door.check({ app, request, params: {}, client });
  } catch (error) {
    if (isAppError(error)) notFound();
    throw error;
  }
}
