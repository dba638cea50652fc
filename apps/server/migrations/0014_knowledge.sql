CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "knowledge_states" (
	"id" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "knowledge_texts" (
	"id" integer PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"passage" text NOT NULL,
	"kind" text NOT NULL,
	"sentence" text,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "knowledge_words" (
	"language" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "knowledge_words_language_word_pk" PRIMARY KEY("language","word")
);
--> statement-breakpoint
CREATE INDEX "knowledge_texts_words" ON "knowledge_texts" USING gin ("words");--> statement-breakpoint
CREATE INDEX "knowledge_words_alike" ON "knowledge_words" USING gin ("word" gin_trgm_ops);