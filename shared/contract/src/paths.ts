/** The URLs of the specification, as functions; without the locale prefix, which the router adds. */
export const paths = {
  home: () => '/',
  login: () => '/login',
  register: () => '/register',
  registerEmail: () => '/register/email',
  registerComplete: () => '/register/complete',
  forgotPassword: () => '/forgot-password',
  acceptInvite: (token: string) => `/accept-invite?token=${encodeURIComponent(token)}`,
  /** With the token where the invitation can still be accepted. */
  acceptInviteNote: (reason: string, token?: string) =>
    `/accept-invite-note?reason=${encodeURIComponent(reason)}${token === undefined ? '' : `&token=${encodeURIComponent(token)}`}`,
  acceptInviteSuccess: () => '/accept-invite-success',
  selectPublisher: () => '/select-publisher',
  campaigns: () => '/campaigns',
  campaignCreate: () => '/campaigns/create',
  /** The form for creating a campaign, filled in with a copy of this one. */
  campaignDuplicate: (id: string) => `/campaigns/create?from=${encodeURIComponent(id)}`,
  campaign: (id: string) => `/campaigns/${encodeURIComponent(id)}`,
  /** The rewards of all missions of the campaign. */
  campaignRewards: (id: string) => `/campaigns/${encodeURIComponent(id)}?mode=rewards`,
  campaignEdit: (id: string) => `/campaigns/${encodeURIComponent(id)}/edit`,
  /** The campaigns that use an application. */
  campaignsOf: (applicationId: string) => `/campaigns?application_id=${encodeURIComponent(applicationId)}`,
  missionCreate: (campaignId: string) => `/campaigns/${encodeURIComponent(campaignId)}/mission/create`,
  /** The form for creating a mission, filled in with a copy of this one. */
  missionDuplicate: (campaignId: string, id: string) =>
    `/campaigns/${encodeURIComponent(campaignId)}/mission/create?from=${encodeURIComponent(id)}`,
  mission: (campaignId: string, id: string) => `/campaigns/${encodeURIComponent(campaignId)}/mission/${encodeURIComponent(id)}`,
  missionEdit: (campaignId: string, id: string) => `/campaigns/${encodeURIComponent(campaignId)}/mission/${encodeURIComponent(id)}/edit`,
  /** The campaign's page, which asks to choose a mission. */
  missionChoose: (campaignId: string) => `/campaigns/${encodeURIComponent(campaignId)}?choose=mission`,
  /** The form for asking the provider for a metric. */
  metricRequestCreate: () => '/metric-requests/create',
  applications: () => '/applications',
  applicationCreate: () => '/applications/create',
  application: (code: string) => `/applications/${encodeURIComponent(code)}`,
  applicationEdit: (code: string) => `/applications/${encodeURIComponent(code)}?mode=edit`,
  applicationIntegration: (code: string) => `/applications/${encodeURIComponent(code)}?mode=integration`,
  sources: () => '/sources',
  /** The page for choosing an application; `sources` opens the last one. */
  sourcesChoose: () => '/sources?choose=1',
  sourcesOf: (applicationId: string) => `/sources/${encodeURIComponent(applicationId)}`,
  /** Without an application, the page first asks to choose one. */
  sourceCreate: (applicationId?: string) =>
    applicationId === undefined ? '/sources/create' : `/sources/${encodeURIComponent(applicationId)}/create`,
  /** The form for creating a source, filled in with this one for another platform. */
  sourceElsewhere: (applicationId: string, id: string) =>
    `/sources/${encodeURIComponent(applicationId)}/create?from=${encodeURIComponent(id)}`,
  source: (applicationId: string, id: string) => `/sources/${encodeURIComponent(applicationId)}/${encodeURIComponent(id)}`,
  sourceUpdate: (applicationId: string, id: string) => `/sources/${encodeURIComponent(applicationId)}/${encodeURIComponent(id)}/update`,
} as const
