import { z } from "zod";
import { PinState } from "@/lib/people/accounts/staff-contract";
import { IDLE_MINUTES } from "@/lib/people/auth/device-time";
import { PIN_DIGITS } from "./pin-rule";

const { least, most } = PIN_DIGITS;

export const Pin = z
  .string()
  .regex(new RegExp(`^[0-9]{${least},${most}}$`), `A PIN has ${least} to ${most} digits.`)
  .describe(`${least} to ${most} digits`)
  .meta({ example: "4831" });

export const SetPinBody = z.object({ pin: Pin });

export const ShareDeviceBody = z.object({
  idleMinutes: z
    .int()
    .min(IDLE_MINUTES.least)
    .max(IDLE_MINUTES.most)
    .default(IDLE_MINUTES.usual)
    .describe("After how long without a touch the device locks itself"),
  showsBoard: z
    .boolean()
    .default(false)
    .describe("Whether the order board stays visible while the device is locked"),
});

export const StartActingBody = z.object({ userId: z.string().min(1).max(64), pin: Pin });

export const ActingUntil = z.object({
  until: z.iso.datetime().describe("When the device locks itself unless somebody touches it"),
  secondsLeft: z.int().describe("The same from now on, for devices whose clock is wrong"),
});

export const TeamDevice = z
  .object({
    device: ShareDeviceBody.nullable().describe("How this session's device is shared; null for one person's"),
    acting: z
      .object({ userId: z.string(), name: z.string(), ...ActingUntil.shape })
      .nullable()
      .describe("Who has unlocked it"),
    members: z.array(z.object({ userId: z.string(), name: z.string(), pin: PinState })),
  })
  .meta({ id: "TeamDevice" });
