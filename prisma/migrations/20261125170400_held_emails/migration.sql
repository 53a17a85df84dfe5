-- Emails that were not sent because their inbox had been sent enough that day.
ALTER TYPE "email_status" ADD VALUE 'held';
