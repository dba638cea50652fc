-- Nobody has used this site yet. Documents stored before have no salt and open no more; their rows, and addresses in clear,
-- are not carried along (docs/decisions/017).
DELETE FROM "documents";--> statement-breakpoint
DELETE FROM "verifications";--> statement-breakpoint
DELETE FROM "users";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "sealed_email" text NOT NULL;
