/** What an address may say of the metric that is missing. */
export interface MetricRequestPrefill {
  readonly name?: string
  readonly application_id?: string
  readonly metrics_category_id?: string
}

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
  /** The campaign's page, which offers to copy the missions and notifications of another one into it. */
  campaignCopy: (id: string, from: string) => `/campaigns/${encodeURIComponent(id)}?copy=${encodeURIComponent(from)}`,
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
  metricRequests: () => '/metric-requests',
  /** The list, which asks to choose a request. */
  metricRequestsChoose: () => '/metric-requests?choose=1',
  /** The form for asking the provider for a metric, filled in with what is known of it. */
  metricRequestCreate: (known: MetricRequestPrefill = {}) => {
    const query = new URLSearchParams(Object.entries(known)).toString()
    return `/metric-requests/create${query && `?${query}`}`
  },
  /** The same, filled in with a copy of this request. */
  metricRequestDuplicate: (id: string) => `/metric-requests/create?from=${encodeURIComponent(id)}`,
  /** The form of a request; once the provider has decided, what became of it. */
  metricRequest: (id: string) => `/metric-requests/${encodeURIComponent(id)}/edit`,
  notificationCreate: (campaignId: string) => `/campaigns/${encodeURIComponent(campaignId)}/notifications/create`,
  /** The form for creating a notification, filled in with a copy of this one. */
  notificationDuplicate: (campaignId: string, id: string) =>
    `/campaigns/${encodeURIComponent(campaignId)}/notifications/create?from=${encodeURIComponent(id)}`,
  /** The form for creating a notification about this mission. */
  notificationOfMission: (campaignId: string, missionId: string) =>
    `/campaigns/${encodeURIComponent(campaignId)}/notifications/create?mission=${encodeURIComponent(missionId)}`,
  notification: (campaignId: string, id: string) => `/campaigns/${encodeURIComponent(campaignId)}/notifications/${encodeURIComponent(id)}`,
  notificationEdit: (campaignId: string, id: string) =>
    `/campaigns/${encodeURIComponent(campaignId)}/notifications/${encodeURIComponent(id)}/edit`,
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
  onelinks: () => '/onelinks',
  onelinkCreate: () => '/onelinks/create',
  /** The form for creating many Onelinks at once. */
  onelinkMatrix: () => '/onelinks/create?mode=matrix',
  /** The form for creating an Onelink, filled in with a copy of this one. */
  onelinkDuplicate: (id: string) => `/onelinks/create?from=${encodeURIComponent(id)}`,
  onelink: (id: string) => `/onelinks/${encodeURIComponent(id)}`,
  onelinkEdit: (id: string) => `/onelinks/${encodeURIComponent(id)}?mode=edit`,
  roles: () => '/roles',
  roleCreate: () => '/roles/create',
  /** The form for creating a role, filled in with a copy of this one. */
  roleDuplicate: (id: string) => `/roles/create?from=${encodeURIComponent(id)}`,
  role: (id: string) => `/roles/${encodeURIComponent(id)}`,
  roleUpdate: (id: string) => `/roles/${encodeURIComponent(id)}/update`,
  users: () => '/users',
  /** The list with a member open. */
  user: (id: string) => `/users?member=${encodeURIComponent(id)}`,
  /** The members who hold a role. */
  usersOf: (roleId: string) => `/users?role_id=${encodeURIComponent(roleId)}`,
  userInvite: () => '/users/user-invite',
  /** What an invited person will see. */
  userDemo: () => '/users/demo',
  settings: () => '/setting',
  about: () => '/setting/about-its',
  publisherInfo: () => '/setting/publisher-info',
  publisherUpdate: () => '/setting/publisher-info/update',
  myProfile: () => '/my-profile',
  myProfileUpdate: () => '/my-profile/update',
} as const
