DROP INDEX "campaigns_by_name";--> statement-breakpoint
CREATE INDEX "campaigns_short_search" ON "campaigns" USING gin ("publisher_id",search_pairs(folded_name)) WHERE deleted_on is null;--> statement-breakpoint
CREATE INDEX "campaigns_by_name" ON "campaigns" USING btree ("publisher_id","name","id") WHERE deleted_on is null;