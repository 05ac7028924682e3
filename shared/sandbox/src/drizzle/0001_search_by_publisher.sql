DROP INDEX "campaigns_by_name";--> statement-breakpoint
DROP INDEX "campaigns_search";--> statement-breakpoint
CREATE INDEX "campaigns_by_name" ON "campaigns" USING btree ("publisher_id","name","id","folded_name") WHERE deleted_on is null;--> statement-breakpoint
CREATE INDEX "campaigns_search" ON "campaigns" USING gin ("publisher_id","folded_name" gin_trgm_ops) WHERE deleted_on is null;