import { AppError } from "@/lib/core/errors/app-error";

/** The refusal of a method that an endpoint does not have, with those that it has. */
export function wrongMethod(methods: readonly string[]): AppError {
  const allow = methods.join(", ");
  return new AppError("METHOD_NOT_ALLOWED", `Allowed here: ${allow}.`, { headers: { allow } });
}
