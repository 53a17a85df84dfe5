export type BucketPlace = {
  S3_BUCKET?: string | undefined;
  S3_ENDPOINT?: string | undefined;
  S3_REGION?: string | undefined;
};

/** The region that a bucket without one has. */
export const DEFAULT_REGION = "us-east-1";

/** The address below which a bucket's objects lie, without a slash at the end, or null while none is configured. */
export function bucketAddress({ S3_BUCKET, S3_ENDPOINT, S3_REGION }: BucketPlace): string | null {
  if (!S3_BUCKET) return null;
  return S3_ENDPOINT
    ? `${S3_ENDPOINT.replace(/\/$/, "")}/${S3_BUCKET}`
    : `https://${S3_BUCKET}.s3.${S3_REGION || DEFAULT_REGION}.amazonaws.com`;
}
