CREATE TABLE "email_subscribers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email_hash" text NOT NULL,
	"email" "bytea" NOT NULL,
	"first_name" "bytea",
	"last_name" "bytea",
	"source" text NOT NULL,
	"subscribed" boolean NOT NULL,
	"verified" boolean NOT NULL,
	"collected_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_subscribers_email_hash_unique" UNIQUE("email_hash")
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"actor" text NOT NULL,
	"link_id" uuid,
	"action" text NOT NULL,
	"count" integer,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_drafts" (
	"link_id" uuid PRIMARY KEY NOT NULL,
	"base_version" integer NOT NULL,
	"draft" "bytea" NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"label" "bytea",
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"opened_count" integer DEFAULT 0 NOT NULL,
	"first_opened_at" timestamp with time zone,
	"last_opened_at" timestamp with time zone,
	"emailed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "review_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"link_id" uuid NOT NULL,
	"path" text NOT NULL,
	"kind" text NOT NULL,
	"author" text NOT NULL,
	"text" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_proposals" (
	"review_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"path" text NOT NULL,
	"change" "bytea" NOT NULL,
	"decision" text NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "review_proposals_review_id_number_pk" PRIMARY KEY("review_id","number")
);
--> statement-breakpoint
CREATE TABLE "review_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"link_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviewer_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"link_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"link_id" uuid NOT NULL,
	"form_type" text NOT NULL,
	"base_version" integer NOT NULL,
	"status" text NOT NULL,
	"reviewer" "bytea" NOT NULL,
	"notes" "bytea" NOT NULL,
	"idempotency_key" text NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	CONSTRAINT "reviews_idempotency" UNIQUE("link_id","idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "form_versions" ADD COLUMN "review_id" uuid;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_link_id_review_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."review_links"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_drafts" ADD CONSTRAINT "review_drafts_link_id_review_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."review_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_links" ADD CONSTRAINT "review_links_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_messages" ADD CONSTRAINT "review_messages_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_messages" ADD CONSTRAINT "review_messages_link_id_review_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."review_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_proposals" ADD CONSTRAINT "review_proposals_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_tokens" ADD CONSTRAINT "review_tokens_link_id_review_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."review_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviewer_sessions" ADD CONSTRAINT "reviewer_sessions_link_id_review_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."review_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_link_id_review_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."review_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_document" ON "audit_entries" USING btree ("document_id","at");--> statement-breakpoint
CREATE INDEX "review_links_document" ON "review_links" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "review_messages_link" ON "review_messages" USING btree ("link_id","created_at");--> statement-breakpoint
CREATE INDEX "reviews_document" ON "reviews" USING btree ("document_id","submitted_at");