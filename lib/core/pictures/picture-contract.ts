import { z } from "zod";
import { isPictureAddress } from "./picture-sources";

export const PictureAddressInput = z
  .string()
  .refine(isPictureAddress, "must be the address of an uploaded picture, such as /media/…-640.webp")
  .nullable();
