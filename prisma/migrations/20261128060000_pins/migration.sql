-- Members' PINs, the sessions of shared devices, and who acts on each (docs/decisions/105).
CREATE TABLE "member_pin" (
    "tenant_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "set_at" TIMESTAMPTZ(3) NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "locked_at" TIMESTAMPTZ(3),

    CONSTRAINT "member_pin_pkey" PRIMARY KEY ("tenant_id","user_id")
);

ALTER TABLE "member_pin" ADD CONSTRAINT "member_pin_tenant_id_user_id_fkey" FOREIGN KEY ("tenant_id", "user_id") REFERENCES "tenant_member"("tenant_id", "user_id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "session" ADD COLUMN "acting_since" TIMESTAMPTZ(3),
ADD COLUMN "acting_until" TIMESTAMPTZ(3),
ADD COLUMN "acting_user_id" TEXT,
ADD COLUMN "idle_minutes" INTEGER,
ADD COLUMN "shared_tenant_id" TEXT,
ADD COLUMN "shows_board" BOOLEAN;

-- What somebody is at a restaurant who gave their PIN at that moment: nothing once they have left the team, or once the PIN
-- was set anew or removed. Read with every request of a shared device, like role_in_team.
CREATE FUNCTION role_by_pin(of_tenant text, of_user text, given_at timestamptz) RETURNS TABLE (role member_role)
LANGUAGE sql STABLE AS $$
  SELECT m.role FROM tenant_member m JOIN member_pin p ON p.tenant_id = m.tenant_id AND p.user_id = m.user_id
   WHERE m.tenant_id = of_tenant AND m.user_id = of_user AND p.set_at <= given_at
$$;
