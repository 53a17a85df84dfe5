import { randomBytes } from "node:crypto";
import { typeidUnboxed } from "typeid-js";
import { TWIN_MARK } from "./tenant-id";

export type IdPrefix =
  | "org"
  | "usr"
  | "key"
  | "bzu"
  | "cus"
  | "ses"
  | "brw"
  | "cat"
  | "prd"
  | "med"
  | "mch"
  | "mcb"
  | "msc"
  | "ord"
  | "pay"
  | "ref"
  | "trf"
  | "rcn"
  | "bal"
  | "bkc"
  | "ltx"
  | "cpn"
  | "gft"
  | "gfe"
  | "gfp"
  | "dsp"
  | "dsf"
  | "evt"
  | "eml"
  | "req"
  | "rsv"
  | "tbl"
  | "twj"
  | "wtl"
  | "whe"
  | "whd"
  | "bil"
  | "bli"
  | "blp"
  | "tlp"
  | "blc"
  | "igm"
  | "ing"
  | "aud"
  | "inv"
  | "atk"
  | "rst"
  | "cms"
  | "txc"
  | "rcp"
  | "spv"
  | "prp"
  | "psh"
  | "prn"
  | "prj"
  | "stn"
  | "kps"
  | "kpr"
  | "drw"
  | "drd"
  | "drm"
  | "bgs"
  | "grd"
  | "dom";

/** A new identifier: prefix and a time-ordered, globally unique UUIDv7 in base32. */
export function newId(prefix: IdPrefix): string {
  return typeidUnboxed(prefix);
}

const SHORT_LENGTH = 12;
const SHORT_ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";

/** A new short tenant id: a DNS label like `t7k2m9xq4c0d`, not guessable, never a valid slug. */
export function newTenantShortId(): string {
  return shortId("t");
}

/** The short id of a new test twin, such as `twin9xq4c0d2`. */
export function newTwinShortId(): string {
  return shortId(TWIN_MARK);
}

function shortId(start: string): string {
  let id = start;
  for (const byte of randomBytes(SHORT_LENGTH - start.length)) id += SHORT_ALPHABET[byte % 32];
  return id;
}
