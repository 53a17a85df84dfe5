-- An email that no provider could take is not a sent one.
ALTER TYPE "email_status" ADD VALUE 'kept';
