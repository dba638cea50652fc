CREATE TABLE "reading_times" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pages" integer NOT NULL,
	"size_bytes" integer NOT NULL,
	"duration_ms" integer NOT NULL,
	"read_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "email_subscribers" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "email_subscribers" ADD COLUMN "referrer_host" text;--> statement-breakpoint
CREATE INDEX "reading_times_read" ON "reading_times" USING btree ("read_at");