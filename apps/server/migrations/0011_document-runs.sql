CREATE TABLE "document_runs" (
	"document_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"form_type" text,
	"status" text NOT NULL,
	"error_code" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"progress_ocr" integer DEFAULT 0 NOT NULL,
	"progress_ai" integer DEFAULT 0 NOT NULL,
	"progress_form" integer DEFAULT 0 NOT NULL,
	"progress_page" integer DEFAULT 0 NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	"claimed_by" text,
	"claimed_until" timestamp with time zone,
	CONSTRAINT "document_runs_document_id_kind_pk" PRIMARY KEY("document_id","kind"),
	CONSTRAINT "document_runs_form" CHECK (("document_runs"."kind" = 'form') = ("document_runs"."form_type" is not null))
);
--> statement-breakpoint
INSERT INTO "document_runs" ("document_id", "kind", "form_type", "status", "error_code", "attempts", "tries", "progress_ocr", "progress_ai", "progress_form", "progress_page", "queued_at", "claimed_by", "claimed_until")
SELECT "id", 'form', "form_type", "status", "error_code", "attempts", "run_attempts", "progress_ocr", "progress_ai", "progress_form", "progress_page", coalesce("queued_at", "uploaded_at"), "lease_owner", "lease_until"
FROM "documents" WHERE "status" <> 'uploaded' OR "attempts" > 0;
--> statement-breakpoint
INSERT INTO "document_runs" ("document_id", "kind", "status", "progress_ocr", "queued_at")
SELECT "id", 'texts', CASE WHEN "text_pending" THEN 'processing' ELSE 'processed' END, CASE WHEN "text_pending" THEN least(greatest("progress_ocr", 95), 99) ELSE 100 END, coalesce("queued_at", "uploaded_at")
FROM "documents" WHERE "text_pending" OR EXISTS (SELECT 1 FROM "readings" WHERE "readings"."document_id" = "documents"."id");
--> statement-breakpoint
DROP INDEX "documents_status";--> statement-breakpoint
ALTER TABLE "document_runs" ADD CONSTRAINT "document_runs_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_runs_queue" ON "document_runs" USING btree ("kind","status");--> statement-breakpoint
ALTER TABLE "documents" DROP COLUMN "status";--> statement-breakpoint
ALTER TABLE "documents" DROP COLUMN "attempts";--> statement-breakpoint
ALTER TABLE "documents" DROP COLUMN "run_attempts";--> statement-breakpoint
ALTER TABLE "documents" DROP COLUMN "error_code";--> statement-breakpoint
ALTER TABLE "documents" DROP COLUMN "progress_ocr";--> statement-breakpoint
ALTER TABLE "documents" DROP COLUMN "progress_ai";--> statement-breakpoint
ALTER TABLE "documents" DROP COLUMN "progress_form";--> statement-breakpoint
ALTER TABLE "documents" DROP COLUMN "progress_page";--> statement-breakpoint
ALTER TABLE "documents" DROP COLUMN "text_pending";--> statement-breakpoint
ALTER TABLE "documents" DROP COLUMN "text_lease_until";--> statement-breakpoint
ALTER TABLE "documents" DROP COLUMN "queued_at";--> statement-breakpoint
ALTER TABLE "documents" DROP COLUMN "lease_owner";--> statement-breakpoint
ALTER TABLE "documents" DROP COLUMN "lease_until";