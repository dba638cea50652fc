-- A link made before is for the form its document is at now. What it shows is from here on the least.
ALTER TABLE "review_links" ADD COLUMN "form_type" text;--> statement-breakpoint
UPDATE "review_links" SET "form_type" = "documents"."form_type" FROM "documents" WHERE "documents"."id" = "review_links"."document_id";--> statement-breakpoint
ALTER TABLE "review_links" ALTER COLUMN "form_type" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "review_links" ADD COLUMN "without_story" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "review_links" ADD COLUMN "one_browser" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "review_tokens" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviewer_sessions" ADD COLUMN "ended_at" timestamp with time zone;
