CREATE TABLE "application_countries" (
	"publisher_id" text COLLATE "C" NOT NULL,
	"application_id" text COLLATE "C" NOT NULL,
	"country_code" text NOT NULL,
	CONSTRAINT "application_countries_key" PRIMARY KEY("application_id","country_code")
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"publisher_id" text COLLATE "C" NOT NULL,
	"code" text COLLATE "und-x-icu" NOT NULL,
	"display_name" text COLLATE "und-x-icu" NOT NULL,
	"folded" text GENERATED ALWAYS AS (search_fold(code || chr(10) || display_name)) STORED,
	"description" text NOT NULL,
	"mode" text NOT NULL,
	"status" text NOT NULL,
	"firebase_config" text,
	"integration_url" text,
	"reward_secret" text,
	"category_id" text COLLATE "C",
	"age_classification_id" text COLLATE "C",
	"owner_id" text COLLATE "C" NOT NULL,
	"deleted_on" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_on" timestamp (3) with time zone NOT NULL,
	"updated_on" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "applications_tenant" UNIQUE("publisher_id","id"),
	CONSTRAINT "applications_mode" CHECK ("applications"."mode" in ('TEST', 'LIVE')),
	CONSTRAINT "applications_status" CHECK ("applications"."status" in ('active', 'inactive')),
	CONSTRAINT "applications_deleted" CHECK ("applications"."deleted_on" is null or ("applications"."firebase_config" is null and "applications"."integration_url" is null and "applications"."reward_secret" is null))
);
--> statement-breakpoint
CREATE TABLE "audience_members" (
	"id" text COLLATE "C" NOT NULL,
	"publisher_id" text COLLATE "C" NOT NULL,
	"application_id" text COLLATE "C" NOT NULL,
	"mode" text NOT NULL,
	"audience_type" text NOT NULL,
	"observed_on" timestamp (3) with time zone NOT NULL,
	"level" smallint,
	"quests_completed" integer,
	"character_class" text,
	"power" double precision,
	"last_login" timestamp (3) with time zone,
	"sessions" integer,
	"playtime" double precision,
	"login_streak" smallint,
	"total_spent" bigint,
	"has_paid" boolean,
	"last_purchase" timestamp (3) with time zone,
	"friends" smallint,
	"in_guild" boolean,
	"platform" text,
	CONSTRAINT "audience_members_key" PRIMARY KEY("application_id","mode","audience_type","id"),
	CONSTRAINT "audience_members_mode" CHECK ("audience_members"."mode" in ('TEST', 'LIVE')),
	CONSTRAINT "audience_members_type" CHECK ("audience_members"."audience_type" in ('character', 'user'))
);
--> statement-breakpoint
CREATE TABLE "campaign_applications" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"publisher_id" text COLLATE "C" NOT NULL,
	"campaign_id" text COLLATE "C" NOT NULL,
	"application_id" text COLLATE "C" NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "campaign_applications_pair" UNIQUE("campaign_id","application_id")
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"publisher_id" text COLLATE "C" NOT NULL,
	"name" text COLLATE "und-x-icu" NOT NULL,
	"folded_name" text GENERATED ALWAYS AS (search_fold(name)) STORED,
	"description" text NOT NULL,
	"status" text NOT NULL,
	"start_date" timestamp (3) with time zone NOT NULL,
	"end_date" timestamp (3) with time zone NOT NULL,
	"owner_id" text COLLATE "C" NOT NULL,
	"ended_on" timestamp (3) with time zone,
	"deleted_on" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_on" timestamp (3) with time zone NOT NULL,
	"updated_on" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaigns_tenant" UNIQUE("publisher_id","id"),
	CONSTRAINT "campaigns_status" CHECK ("campaigns"."status" in ('active', 'inactive', 'ended')),
	CONSTRAINT "campaigns_dates" CHECK ("campaigns"."end_date" > "campaigns"."start_date"),
	CONSTRAINT "campaigns_ended" CHECK (("campaigns"."status" = 'ended') = ("campaigns"."ended_on" is not null))
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"subject" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"expires_on" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spent_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"expires_on" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"publisher_id" text COLLATE "C" NOT NULL,
	"uploaded_by" text COLLATE "C" NOT NULL,
	"purpose" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"width" integer,
	"height" integer,
	"duration" double precision,
	"created_on" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "files_purpose" CHECK ("files"."purpose" in ('image', 'video', 'avatar'))
);
--> statement-breakpoint
CREATE TABLE "invitation_applications" (
	"publisher_id" text COLLATE "C" NOT NULL,
	"invitation_id" text COLLATE "C" NOT NULL,
	"application_id" text COLLATE "C" NOT NULL,
	CONSTRAINT "invitation_applications_key" PRIMARY KEY("invitation_id","application_id")
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"publisher_id" text COLLATE "C" NOT NULL,
	"email" text COLLATE "und-x-icu" NOT NULL,
	"role_id" text COLLATE "C" NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"token_hash" text NOT NULL,
	"status" text NOT NULL,
	"invited_by" text COLLATE "C" NOT NULL,
	"expires_on" timestamp (3) with time zone NOT NULL,
	"accepted_on" timestamp (3) with time zone,
	"created_on" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invitations_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "invitations_tenant" UNIQUE("publisher_id","id"),
	CONSTRAINT "invitations_accepted" CHECK (("invitations"."status" = 'accepted') = ("invitations"."accepted_on" is not null)),
	CONSTRAINT "invitations_status" CHECK ("invitations"."status" in ('pending', 'accepted', 'expired', 'revoked'))
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"number" serial NOT NULL,
	"recipient" text NOT NULL,
	"source" text NOT NULL,
	"created_on" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "membership_applications" (
	"publisher_id" text COLLATE "C" NOT NULL,
	"membership_id" text COLLATE "C" NOT NULL,
	"application_id" text COLLATE "C" NOT NULL,
	CONSTRAINT "membership_applications_key" PRIMARY KEY("membership_id","application_id")
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"publisher_id" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"role_id" text COLLATE "C" NOT NULL,
	"is_owner" boolean DEFAULT false NOT NULL,
	"status" text NOT NULL,
	"joined_on" timestamp (3) with time zone NOT NULL,
	"last_seen_on" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "memberships_tenant" UNIQUE("publisher_id","id"),
	CONSTRAINT "memberships_person" UNIQUE("publisher_id","user_id"),
	CONSTRAINT "memberships_status" CHECK ("memberships"."status" in ('active', 'inactive'))
);
--> statement-breakpoint
CREATE TABLE "metric_requests" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"publisher_id" text COLLATE "C" NOT NULL,
	"name" text COLLATE "und-x-icu" NOT NULL,
	"folded_name" text GENERATED ALWAYS AS (search_fold(name)) STORED,
	"description" text NOT NULL,
	"application_id" text COLLATE "C",
	"metrics_category_id" text COLLATE "C",
	"data_type" text NOT NULL,
	"example" text NOT NULL,
	"status" text NOT NULL,
	"decision_note" text,
	"decided_on" timestamp (3) with time zone,
	"metric_id" text COLLATE "C",
	"requested_by" text COLLATE "C" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_on" timestamp (3) with time zone NOT NULL,
	"updated_on" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "metric_requests_tenant" UNIQUE("publisher_id","id"),
	CONSTRAINT "metric_requests_status" CHECK ("metric_requests"."status" in ('pending', 'approved', 'rejected')),
	CONSTRAINT "metric_requests_type" CHECK ("metric_requests"."data_type" in ('keyword', 'boolean', 'date', 'integer', 'short', 'byte', 'long', 'double', 'float')),
	CONSTRAINT "metric_requests_decided" CHECK (("metric_requests"."status" = 'pending') = ("metric_requests"."decided_on" is null)),
	CONSTRAINT "metric_requests_approved" CHECK (("metric_requests"."status" = 'approved') = ("metric_requests"."metric_id" is not null)),
	CONSTRAINT "metric_requests_rejected" CHECK ("metric_requests"."status" <> 'rejected' or "metric_requests"."decision_note" is not null)
);
--> statement-breakpoint
CREATE TABLE "metric_categories" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name_en" text NOT NULL,
	"name_vi" text NOT NULL,
	"description_en" text NOT NULL,
	"description_vi" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "metric_categories_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "metrics" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"metrics_category_id" text COLLATE "C" NOT NULL,
	"code" text NOT NULL,
	"name_en" text NOT NULL,
	"name_vi" text NOT NULL,
	"description_en" text NOT NULL,
	"description_vi" text NOT NULL,
	"data_type" text NOT NULL,
	"unit" text,
	"allowed_values" jsonb,
	"supports_time_range" boolean NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "metrics_code_unique" UNIQUE("code"),
	CONSTRAINT "metrics_place" UNIQUE("metrics_category_id","position"),
	CONSTRAINT "metrics_type" CHECK ("metrics"."data_type" in ('keyword', 'boolean', 'date', 'integer', 'short', 'byte', 'long', 'double', 'float')),
	CONSTRAINT "metrics_values" CHECK ("metrics"."allowed_values" is null or "metrics"."data_type" = 'keyword')
);
--> statement-breakpoint
CREATE TABLE "notification_applications" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"campaign_id" text COLLATE "C" NOT NULL,
	"notification_id" text COLLATE "C" NOT NULL,
	"application_id" text COLLATE "C" NOT NULL,
	CONSTRAINT "notification_applications_pair" UNIQUE("notification_id","application_id")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"publisher_id" text COLLATE "C" NOT NULL,
	"campaign_id" text COLLATE "C" NOT NULL,
	"status" text NOT NULL,
	"notification_type" text NOT NULL,
	"audience_type" text NOT NULL,
	"metadata_rule" jsonb NOT NULL,
	"title" text COLLATE "und-x-icu" NOT NULL,
	"folded_title" text GENERATED ALWAYS AS (search_fold(title)) STORED,
	"content" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_on" timestamp (3) with time zone NOT NULL,
	"updated_on" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notifications_tenant" UNIQUE("publisher_id","id"),
	CONSTRAINT "notifications_campaign" UNIQUE("campaign_id","id"),
	CONSTRAINT "notifications_type" CHECK ("notifications"."notification_type" in ('promotion', 'notification')),
	CONSTRAINT "notifications_audience" CHECK ("notifications"."audience_type" in ('character', 'user')),
	CONSTRAINT "notifications_status" CHECK ("notifications"."status" in ('active', 'inactive')),
	CONSTRAINT "notifications_title" CHECK ("notifications"."title" = "notifications"."content" ->> 'title')
);
--> statement-breakpoint
CREATE TABLE "onelinks" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"publisher_id" text COLLATE "C" NOT NULL,
	"custom_id" text COLLATE "und-x-icu" NOT NULL,
	"display_name" text COLLATE "und-x-icu" NOT NULL,
	"folded" text GENERATED ALWAYS AS (search_fold(display_name || chr(10) || custom_id)) STORED,
	"google_play_url" text,
	"app_store_url" text,
	"fallback_url" text,
	"utm_source" text NOT NULL,
	"utm_medium" text NOT NULL,
	"utm_campaign" text NOT NULL,
	"utm_term" text NOT NULL,
	"utm_content" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_on" timestamp (3) with time zone NOT NULL,
	"updated_on" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "publisher_categories" (
	"publisher_id" text COLLATE "C" NOT NULL,
	"category_id" text COLLATE "C" NOT NULL,
	CONSTRAINT "publisher_categories_key" PRIMARY KEY("publisher_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "publishers" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text COLLATE "und-x-icu" NOT NULL,
	"folded_name" text GENERATED ALWAYS AS (search_fold(name)) STORED,
	"description" text DEFAULT '' NOT NULL,
	"logo_url" text,
	"website_url" text,
	"contact_email" text,
	"contact_phone" text,
	"address" text DEFAULT '' NOT NULL,
	"country_code" text,
	"owner_id" text COLLATE "C" NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_on" timestamp (3) with time zone NOT NULL,
	"updated_on" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "publishers_status" CHECK ("publishers"."status" in ('active', 'inactive'))
);
--> statement-breakpoint
CREATE TABLE "age_classifications" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name_en" text NOT NULL,
	"name_vi" text NOT NULL,
	"min_age" integer NOT NULL,
	CONSTRAINT "age_classifications_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name_en" text NOT NULL,
	"name_vi" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "categories_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"code" text PRIMARY KEY NOT NULL,
	"name_en" text NOT NULL,
	"name_vi" text NOT NULL,
	"phone_prefix" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"google_subject" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text,
	"locale" text NOT NULL,
	"publisher_name" text,
	"publisher_code" text,
	"note" text NOT NULL,
	"method" text NOT NULL,
	"status" text NOT NULL,
	"decision_note" text,
	"decided_on" timestamp (3) with time zone,
	"created_on" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "registrations_publisher" CHECK ("registrations"."status" = 'approved' or "registrations"."publisher_code" is not null),
	CONSTRAINT "registrations_locale" CHECK ("registrations"."locale" in ('en', 'vi')),
	CONSTRAINT "registrations_decided" CHECK (("registrations"."status" = 'pending') = ("registrations"."decided_on" is null))
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text PRIMARY KEY NOT NULL,
	"body_hash" text NOT NULL,
	"answer" json NOT NULL,
	"expires_on" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_counters" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"resets_on" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"publisher_id" text COLLATE "C" NOT NULL,
	"name" text COLLATE "und-x-icu" NOT NULL,
	"folded_name" text GENERATED ALWAYS AS (search_fold(name)) STORED,
	"description" text NOT NULL,
	"is_original" boolean DEFAULT false NOT NULL,
	"permissions" text[] NOT NULL,
	"deleted_on" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_on" timestamp (3) with time zone NOT NULL,
	"updated_on" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "roles_tenant" UNIQUE("publisher_id","id")
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" text COLLATE "C" NOT NULL,
	"created_on" timestamp (3) with time zone NOT NULL,
	"used_on" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"created_on" timestamp (3) with time zone NOT NULL,
	"expires_on" timestamp (3) with time zone NOT NULL,
	"revoked_on" timestamp (3) with time zone,
	"revoked_for" text
);
--> statement-breakpoint
CREATE TABLE "sources" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"publisher_id" text COLLATE "C" NOT NULL,
	"application_id" text COLLATE "C" NOT NULL,
	"source_name" text COLLATE "und-x-icu" NOT NULL,
	"package_name" text NOT NULL,
	"folded" text GENERATED ALWAYS AS (search_fold(source_name || chr(10) || package_name)) STORED,
	"platform" text NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_on" timestamp (3) with time zone NOT NULL,
	"updated_on" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sources_tenant" UNIQUE("publisher_id","id"),
	CONSTRAINT "sources_package" UNIQUE("application_id","platform","package_name"),
	CONSTRAINT "sources_platform" CHECK ("sources"."platform" in ('android', 'ios', 'desktop', 'web')),
	CONSTRAINT "sources_status" CHECK ("sources"."status" in ('active', 'inactive'))
);
--> statement-breakpoint
CREATE TABLE "task_applications" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"campaign_id" text COLLATE "C" NOT NULL,
	"task_id" text COLLATE "C" NOT NULL,
	"application_id" text COLLATE "C" NOT NULL,
	"postback_param" jsonb NOT NULL,
	"reward_description" jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "task_applications_pair" UNIQUE("task_id","application_id")
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"publisher_id" text COLLATE "C" NOT NULL,
	"campaign_id" text COLLATE "C" NOT NULL,
	"name" text COLLATE "und-x-icu" NOT NULL,
	"folded_name" text GENERATED ALWAYS AS (search_fold(name)) STORED,
	"description" text NOT NULL,
	"status" text NOT NULL,
	"ended_on" timestamp (3) with time zone,
	"task_type" text NOT NULL,
	"audience_type" text NOT NULL,
	"metadata_rule" jsonb NOT NULL,
	"completion_metadata_rule" jsonb,
	"content" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_on" timestamp (3) with time zone NOT NULL,
	"updated_on" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tasks_tenant" UNIQUE("publisher_id","id"),
	CONSTRAINT "tasks_campaign" UNIQUE("campaign_id","id"),
	CONSTRAINT "tasks_type" CHECK ("tasks"."task_type" in ('metric_event', 'article', 'email', 'html_playable', 'video', 'survey')),
	CONSTRAINT "tasks_audience" CHECK ("tasks"."audience_type" in ('character', 'user')),
	CONSTRAINT "tasks_status" CHECK ("tasks"."status" in ('active', 'inactive')),
	CONSTRAINT "tasks_ended" CHECK ("tasks"."ended_on" is null or "tasks"."status" = 'inactive')
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text,
	"avatar_url" text,
	"locale" text NOT NULL,
	"account_roles" text[] NOT NULL,
	"google_subject" text,
	"disabled_on" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_on" timestamp (3) with time zone NOT NULL,
	"updated_on" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "users_google_subject_unique" UNIQUE("google_subject"),
	CONSTRAINT "users_locale" CHECK ("users"."locale" in ('en', 'vi'))
);
--> statement-breakpoint
ALTER TABLE "application_countries" ADD CONSTRAINT "application_countries_country_code_countries_code_fk" FOREIGN KEY ("country_code") REFERENCES "public"."countries"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_countries" ADD CONSTRAINT "application_countries_of" FOREIGN KEY ("publisher_id","application_id") REFERENCES "public"."applications"("publisher_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_publisher_id_publishers_id_fk" FOREIGN KEY ("publisher_id") REFERENCES "public"."publishers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_age_classification_id_age_classifications_id_fk" FOREIGN KEY ("age_classification_id") REFERENCES "public"."age_classifications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audience_members" ADD CONSTRAINT "audience_members_of" FOREIGN KEY ("publisher_id","application_id") REFERENCES "public"."applications"("publisher_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_applications" ADD CONSTRAINT "campaign_applications_campaign" FOREIGN KEY ("publisher_id","campaign_id") REFERENCES "public"."campaigns"("publisher_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_applications" ADD CONSTRAINT "campaign_applications_of" FOREIGN KEY ("publisher_id","application_id") REFERENCES "public"."applications"("publisher_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_publisher_id_publishers_id_fk" FOREIGN KEY ("publisher_id") REFERENCES "public"."publishers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_publisher_id_publishers_id_fk" FOREIGN KEY ("publisher_id") REFERENCES "public"."publishers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_applications" ADD CONSTRAINT "invitation_applications_invitation" FOREIGN KEY ("publisher_id","invitation_id") REFERENCES "public"."invitations"("publisher_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_applications" ADD CONSTRAINT "invitation_applications_of" FOREIGN KEY ("publisher_id","application_id") REFERENCES "public"."applications"("publisher_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_publisher_id_publishers_id_fk" FOREIGN KEY ("publisher_id") REFERENCES "public"."publishers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_role" FOREIGN KEY ("publisher_id","role_id") REFERENCES "public"."roles"("publisher_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_applications" ADD CONSTRAINT "membership_applications_membership" FOREIGN KEY ("publisher_id","membership_id") REFERENCES "public"."memberships"("publisher_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_applications" ADD CONSTRAINT "membership_applications_of" FOREIGN KEY ("publisher_id","application_id") REFERENCES "public"."applications"("publisher_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_publisher_id_publishers_id_fk" FOREIGN KEY ("publisher_id") REFERENCES "public"."publishers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_role" FOREIGN KEY ("publisher_id","role_id") REFERENCES "public"."roles"("publisher_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metric_requests" ADD CONSTRAINT "metric_requests_publisher_id_publishers_id_fk" FOREIGN KEY ("publisher_id") REFERENCES "public"."publishers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metric_requests" ADD CONSTRAINT "metric_requests_metrics_category_id_metric_categories_id_fk" FOREIGN KEY ("metrics_category_id") REFERENCES "public"."metric_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metric_requests" ADD CONSTRAINT "metric_requests_metric_id_metrics_id_fk" FOREIGN KEY ("metric_id") REFERENCES "public"."metrics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metric_requests" ADD CONSTRAINT "metric_requests_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metric_requests" ADD CONSTRAINT "metric_requests_of" FOREIGN KEY ("publisher_id","application_id") REFERENCES "public"."applications"("publisher_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metrics" ADD CONSTRAINT "metrics_metrics_category_id_metric_categories_id_fk" FOREIGN KEY ("metrics_category_id") REFERENCES "public"."metric_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_applications" ADD CONSTRAINT "notification_applications_notification" FOREIGN KEY ("campaign_id","notification_id") REFERENCES "public"."notifications"("campaign_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_applications" ADD CONSTRAINT "notification_applications_of" FOREIGN KEY ("campaign_id","application_id") REFERENCES "public"."campaign_applications"("campaign_id","application_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_of" FOREIGN KEY ("publisher_id","campaign_id") REFERENCES "public"."campaigns"("publisher_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onelinks" ADD CONSTRAINT "onelinks_publisher_id_publishers_id_fk" FOREIGN KEY ("publisher_id") REFERENCES "public"."publishers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publisher_categories" ADD CONSTRAINT "publisher_categories_publisher_id_publishers_id_fk" FOREIGN KEY ("publisher_id") REFERENCES "public"."publishers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publisher_categories" ADD CONSTRAINT "publisher_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publishers" ADD CONSTRAINT "publishers_country_code_countries_code_fk" FOREIGN KEY ("country_code") REFERENCES "public"."countries"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publishers" ADD CONSTRAINT "publishers_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_publisher_id_publishers_id_fk" FOREIGN KEY ("publisher_id") REFERENCES "public"."publishers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sources" ADD CONSTRAINT "sources_of" FOREIGN KEY ("publisher_id","application_id") REFERENCES "public"."applications"("publisher_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_applications" ADD CONSTRAINT "task_applications_task" FOREIGN KEY ("campaign_id","task_id") REFERENCES "public"."tasks"("campaign_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_applications" ADD CONSTRAINT "task_applications_of" FOREIGN KEY ("campaign_id","application_id") REFERENCES "public"."campaign_applications"("campaign_id","application_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_of" FOREIGN KEY ("publisher_id","campaign_id") REFERENCES "public"."campaigns"("publisher_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "applications_code" ON "applications" USING btree ("publisher_id",lower("code")) WHERE deleted_on is null;--> statement-breakpoint
CREATE INDEX "applications_by_code" ON "applications" USING btree ("publisher_id","code","id") WHERE deleted_on is null;--> statement-breakpoint
CREATE INDEX "applications_by_name" ON "applications" USING btree ("publisher_id","display_name","id") WHERE deleted_on is null;--> statement-breakpoint
CREATE INDEX "applications_by_created" ON "applications" USING btree ("publisher_id","created_on","id") WHERE deleted_on is null;--> statement-breakpoint
CREATE INDEX "campaign_applications_application" ON "campaign_applications" USING btree ("publisher_id","application_id","campaign_id");--> statement-breakpoint
CREATE INDEX "campaigns_by_created" ON "campaigns" USING btree ("publisher_id","created_on","id") WHERE deleted_on is null;--> statement-breakpoint
CREATE INDEX "campaigns_by_name" ON "campaigns" USING btree ("publisher_id","name","id") WHERE deleted_on is null;--> statement-breakpoint
CREATE INDEX "campaigns_by_start" ON "campaigns" USING btree ("publisher_id","start_date","id") WHERE deleted_on is null;--> statement-breakpoint
CREATE INDEX "campaigns_by_end" ON "campaigns" USING btree ("publisher_id","end_date","id") WHERE deleted_on is null;--> statement-breakpoint
CREATE INDEX "campaigns_by_period" ON "campaigns" USING btree ("publisher_id","end_date","start_date") WHERE deleted_on is null;--> statement-breakpoint
CREATE INDEX "campaigns_by_status" ON "campaigns" USING btree ("publisher_id","status","created_on","id") WHERE deleted_on is null;--> statement-breakpoint
CREATE INDEX "campaigns_by_owner" ON "campaigns" USING btree ("publisher_id","owner_id","created_on","id") WHERE deleted_on is null;--> statement-breakpoint
CREATE INDEX "campaigns_search" ON "campaigns" USING gin ("publisher_id","folded_name" gin_trgm_ops) WHERE deleted_on is null;--> statement-breakpoint
CREATE INDEX "campaigns_short_search" ON "campaigns" USING gin ("publisher_id",search_pairs(folded_name)) WHERE deleted_on is null;--> statement-breakpoint
CREATE INDEX "one_time_codes_expiry" ON "one_time_codes" USING btree ("expires_on");--> statement-breakpoint
CREATE INDEX "spent_tokens_expiry" ON "spent_tokens" USING btree ("expires_on");--> statement-breakpoint
CREATE INDEX "files_publisher" ON "files" USING btree ("publisher_id","created_on","id");--> statement-breakpoint
CREATE INDEX "invitation_applications_application" ON "invitation_applications" USING btree ("publisher_id","application_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_pending" ON "invitations" USING btree ("publisher_id",lower("email")) WHERE "invitations"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "invitations_by_created" ON "invitations" USING btree ("publisher_id","created_on","id");--> statement-breakpoint
CREATE INDEX "invitations_by_email" ON "invitations" USING btree ("publisher_id","email","id");--> statement-breakpoint
CREATE INDEX "mails_by_number" ON "mails" USING btree ("number");--> statement-breakpoint
CREATE INDEX "membership_applications_application" ON "membership_applications" USING btree ("publisher_id","application_id");--> statement-breakpoint
CREATE INDEX "memberships_user" ON "memberships" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "memberships_by_joined" ON "memberships" USING btree ("publisher_id","joined_on","id");--> statement-breakpoint
CREATE INDEX "memberships_role_holders" ON "memberships" USING btree ("publisher_id","role_id");--> statement-breakpoint
CREATE INDEX "metric_requests_by_created" ON "metric_requests" USING btree ("publisher_id","created_on","id");--> statement-breakpoint
CREATE INDEX "metric_requests_by_name" ON "metric_requests" USING btree ("publisher_id","name","id");--> statement-breakpoint
CREATE INDEX "metric_requests_by_status" ON "metric_requests" USING btree ("status","created_on","id");--> statement-breakpoint
CREATE INDEX "notification_applications_application" ON "notification_applications" USING btree ("campaign_id","application_id");--> statement-breakpoint
CREATE INDEX "notifications_by_created" ON "notifications" USING btree ("publisher_id","campaign_id","created_on","id");--> statement-breakpoint
CREATE INDEX "notifications_by_title" ON "notifications" USING btree ("publisher_id","campaign_id","title","id");--> statement-breakpoint
CREATE UNIQUE INDEX "onelinks_custom_id" ON "onelinks" USING btree (lower("custom_id"));--> statement-breakpoint
CREATE INDEX "onelinks_by_name" ON "onelinks" USING btree ("publisher_id","display_name","id");--> statement-breakpoint
CREATE INDEX "onelinks_by_custom_id" ON "onelinks" USING btree ("publisher_id","custom_id","id");--> statement-breakpoint
CREATE INDEX "onelinks_by_created" ON "onelinks" USING btree ("publisher_id","created_on","id");--> statement-breakpoint
CREATE INDEX "publisher_categories_category" ON "publisher_categories" USING btree ("category_id");--> statement-breakpoint
CREATE UNIQUE INDEX "publishers_code" ON "publishers" USING btree (lower("code"));--> statement-breakpoint
CREATE INDEX "registrations_email" ON "registrations" USING btree (lower("email"),"created_on");--> statement-breakpoint
CREATE UNIQUE INDEX "registrations_pending_email" ON "registrations" USING btree (lower("email")) WHERE "registrations"."status" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "registrations_pending_code" ON "registrations" USING btree (lower("publisher_code")) WHERE "registrations"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "registrations_by_status" ON "registrations" USING btree ("status","created_on","id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_expiry" ON "idempotency_keys" USING btree ("expires_on");--> statement-breakpoint
CREATE INDEX "rate_counters_expiry" ON "rate_counters" USING btree ("resets_on");--> statement-breakpoint
CREATE UNIQUE INDEX "roles_name" ON "roles" USING btree ("publisher_id",lower("name")) WHERE deleted_on is null;--> statement-breakpoint
CREATE INDEX "roles_by_name" ON "roles" USING btree ("publisher_id","name","id") WHERE deleted_on is null;--> statement-breakpoint
CREATE INDEX "roles_by_created" ON "roles" USING btree ("publisher_id","created_on","id") WHERE deleted_on is null;--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_on");--> statement-breakpoint
CREATE INDEX "sources_by_name" ON "sources" USING btree ("publisher_id","application_id","source_name","id");--> statement-breakpoint
CREATE INDEX "sources_by_created" ON "sources" USING btree ("publisher_id","application_id","created_on","id");--> statement-breakpoint
CREATE INDEX "task_applications_application" ON "task_applications" USING btree ("campaign_id","application_id");--> statement-breakpoint
CREATE INDEX "tasks_by_created" ON "tasks" USING btree ("publisher_id","campaign_id","created_on","id");--> statement-breakpoint
CREATE INDEX "tasks_by_name" ON "tasks" USING btree ("publisher_id","campaign_id","name","id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));