/** Of what a till or another program calls something, in characters. */
export const MAX_EXTERNAL_ID_LENGTH = 100;
