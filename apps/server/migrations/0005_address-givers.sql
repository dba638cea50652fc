ALTER TABLE "email_subscribers" DROP CONSTRAINT "email_subscribers_email_hash_unique";--> statement-breakpoint
ALTER TABLE "email_subscribers" ADD COLUMN "giver_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "email_subscribers" ADD CONSTRAINT "email_subscribers_email_giver" UNIQUE("email_hash","giver_hash");