CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"visitor_id" uuid NOT NULL,
	"wrapped_key" "bytea" NOT NULL,
	"file_name" "bytea" NOT NULL,
	"file_size_bytes" integer NOT NULL,
	"page_count" integer NOT NULL,
	"form_type" text NOT NULL,
	"status" text NOT NULL,
	"review_status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"run_attempts" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"error_code" text,
	"progress_ocr" integer DEFAULT 0 NOT NULL,
	"progress_ai" integer DEFAULT 0 NOT NULL,
	"progress_form" integer DEFAULT 0 NOT NULL,
	"progress_page" integer DEFAULT 0 NOT NULL,
	"lease_owner" text,
	"lease_until" timestamp with time zone,
	"uploaded_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "documents_session_id_unique" UNIQUE("session_id")
);
--> statement-breakpoint
CREATE TABLE "filled_pdfs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"form_type" text NOT NULL,
	"version" integer NOT NULL,
	"blank_hash" text NOT NULL,
	"report" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "filled_pdfs_form" UNIQUE("document_id","form_type")
);
--> statement-breakpoint
CREATE TABLE "form_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"form_type" text NOT NULL,
	"author" text NOT NULL,
	"data" "bytea" NOT NULL,
	"evidence" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "form_versions_number" UNIQUE("document_id","number")
);
--> statement-breakpoint
CREATE TABLE "key_checks" (
	"id" text PRIMARY KEY NOT NULL,
	"proof" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "readings" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"source" "bytea" NOT NULL,
	"paper" "bytea",
	"raw_text" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visitors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "visitors_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "filled_pdfs" ADD CONSTRAINT "filled_pdfs_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_versions" ADD CONSTRAINT "form_versions_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "readings" ADD CONSTRAINT "readings_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_status" ON "documents" USING btree ("status","lease_until");--> statement-breakpoint
CREATE INDEX "documents_last_used" ON "documents" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "documents_visitor" ON "documents" USING btree ("visitor_id");