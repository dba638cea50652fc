ALTER TABLE "documents" ADD COLUMN "text_lease_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "queued_at" timestamp with time zone;