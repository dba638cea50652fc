-- Nobody can open what was uploaded without an account before passes were. Its files go with the next tidying.
DELETE FROM "documents" WHERE "visitor_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "pass_hash" text;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_pass_hash_unique" UNIQUE("pass_hash");--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_pass" CHECK (("documents"."visitor_id" is null) = ("documents"."pass_hash" is null));