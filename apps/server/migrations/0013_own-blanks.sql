CREATE TABLE "own_blanks" (
	"document_id" uuid NOT NULL,
	"form_type" text NOT NULL,
	"hash" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "own_blanks_document_id_form_type_pk" PRIMARY KEY("document_id","form_type")
);
--> statement-breakpoint
ALTER TABLE "own_blanks" ADD CONSTRAINT "own_blanks_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;