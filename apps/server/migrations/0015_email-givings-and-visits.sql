CREATE TABLE "email_confirmations" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"subscriber_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_givings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subscriber_id" uuid NOT NULL,
	"giver_hash" text NOT NULL,
	"first_name" "bytea",
	"last_name" "bytea",
	"source" text NOT NULL,
	"browser" text,
	"referrer_host" text,
	"is_owner" boolean NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_givings_subscriber_giver" UNIQUE("subscriber_id","giver_hash")
);
--> statement-breakpoint
CREATE TABLE "visit_days" (
	"day" date PRIMARY KEY NOT NULL,
	"visits" integer NOT NULL,
	"sessions" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_hash" text NOT NULL,
	"page" text NOT NULL,
	"ip_address" text NOT NULL,
	"device_type" text NOT NULL,
	"country" text,
	"browser" text,
	"referrer_host" text,
	"visited_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- What each giver told becomes a row of its own under the old id, by which its names are sealed; of an address the first row stays.
INSERT INTO "email_givings" ("id", "subscriber_id", "giver_hash", "first_name", "last_name", "source", "browser", "referrer_host", "is_owner", "given_at")
SELECT "id", first_value("id") OVER (PARTITION BY "email_hash" ORDER BY "collected_at", "id"), "giver_hash", "first_name", "last_name", "source", "browser", "referrer_host", false, "collected_at"
FROM "email_subscribers";--> statement-breakpoint
DELETE FROM "email_subscribers" WHERE "id" NOT IN (SELECT "subscriber_id" FROM "email_givings");--> statement-breakpoint
ALTER TABLE "email_subscribers" DROP CONSTRAINT "email_subscribers_email_giver";--> statement-breakpoint
ALTER TABLE "email_subscribers" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "email_confirmations" ADD CONSTRAINT "email_confirmations_subscriber_id_email_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."email_subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_givings" ADD CONSTRAINT "email_givings_subscriber_id_email_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."email_subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_givings_giver" ON "email_givings" USING btree ("giver_hash");--> statement-breakpoint
CREATE INDEX "visits_visited_at" ON "visits" USING btree ("visited_at");--> statement-breakpoint
CREATE INDEX "visits_session" ON "visits" USING btree ("session_hash","visited_at");--> statement-breakpoint
ALTER TABLE "email_subscribers" DROP COLUMN "giver_hash";--> statement-breakpoint
ALTER TABLE "email_subscribers" DROP COLUMN "first_name";--> statement-breakpoint
ALTER TABLE "email_subscribers" DROP COLUMN "last_name";--> statement-breakpoint
ALTER TABLE "email_subscribers" DROP COLUMN "source";--> statement-breakpoint
ALTER TABLE "email_subscribers" DROP COLUMN "browser";--> statement-breakpoint
ALTER TABLE "email_subscribers" DROP COLUMN "referrer_host";--> statement-breakpoint
ALTER TABLE "email_subscribers" ADD CONSTRAINT "email_subscribers_email_hash_unique" UNIQUE("email_hash");