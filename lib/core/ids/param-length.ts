/** The longest slug or short id of a restaurant in an address; a label of a host name has no more (RFC 1035). */
export const MAX_TENANT_PARAM_LENGTH = 63;
