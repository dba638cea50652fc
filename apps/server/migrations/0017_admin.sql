CREATE TABLE "admin_actions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"action" text NOT NULL,
	"admin_id" uuid,
	"target" text,
	"done_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "admin_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "admin_setups" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "admins" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"first_name" "bytea" NOT NULL,
	"last_name" "bytea" NOT NULL,
	"totp_secret" "bytea",
	"totp_offered" "bytea",
	"totp_step" bigint DEFAULT 0 NOT NULL,
	"backup_codes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_steps" (
	"document_id" uuid NOT NULL,
	"step" text NOT NULL,
	"points" "bytea",
	"reached_at" timestamp with time zone NOT NULL,
	CONSTRAINT "document_steps_document_id_step_pk" PRIMARY KEY("document_id","step")
);
--> statement-breakpoint
CREATE TABLE "usage_counts" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"form" text NOT NULL,
	"detail" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "usage_counts_day_kind_form_detail_pk" PRIMARY KEY("day","kind","form","detail")
);
--> statement-breakpoint
ALTER TABLE "admin_sessions" ADD CONSTRAINT "admin_sessions_user_id_admins_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."admins"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admins" ADD CONSTRAINT "admins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_steps" ADD CONSTRAINT "document_steps_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admin_actions_done" ON "admin_actions" USING btree ("done_at","id");--> statement-breakpoint
CREATE INDEX "admin_sessions_user" ON "admin_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "documents_uploaded" ON "documents" USING btree ("uploaded_at","id");--> statement-breakpoint
CREATE INDEX "documents_session_prefix" ON "documents" USING btree ("session_id" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "email_subscribers_collected" ON "email_subscribers" USING btree ("collected_at","id");--> statement-breakpoint
-- Below everything that runs here: not even a fault of ours changes what admins did.
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% takes new rows only', TG_TABLE_NAME;
END
$$;--> statement-breakpoint
CREATE TRIGGER "admin_actions_stay" BEFORE UPDATE OR DELETE OR TRUNCATE ON "admin_actions"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
