// The URLs of the specification, as functions; without the locale prefix, which the router adds. Each is bundled only where it is used.

export interface MetricRequestPrefill {
  readonly name?: string
  readonly application_id?: string
  readonly metrics_category_id?: string
}

export const home = () => '/'
export const login = () => '/login'
export const register = () => '/register'
export const registerEmail = () => '/register/email'
export const registerComplete = () => '/register/complete'
export const forgotPassword = () => '/forgot-password'
export const acceptInvite = (token: string) => `/accept-invite?token=${encodeURIComponent(token)}`
/** With the token where the invitation can still be accepted. */
export const acceptInviteNote = (reason: string, token?: string) =>
  `/accept-invite-note?reason=${encodeURIComponent(reason)}${token === undefined ? '' : `&token=${encodeURIComponent(token)}`}`
export const acceptInviteSuccess = () => '/accept-invite-success'
export const selectPublisher = () => '/select-publisher'
export const campaigns = () => '/campaigns'
export const campaignCreate = () => '/campaigns/create'
export const campaignImport = () => '/campaigns/import'
export const campaignDuplicate = (id: string) => `/campaigns/create?from=${encodeURIComponent(id)}`
export const campaign = (id: string) => `/campaigns/${encodeURIComponent(id)}`
/** The campaign's page, which offers to copy the missions and notifications of another one into it. */
export const campaignCopy = (id: string, from: string) => `/campaigns/${encodeURIComponent(id)}?copy=${encodeURIComponent(from)}`
export const campaignRewards = (id: string) => `/campaigns/${encodeURIComponent(id)}?mode=rewards`
export const campaignEdit = (id: string) => `/campaigns/${encodeURIComponent(id)}/edit`
export const campaignsOf = (applicationId: string) => `/campaigns?application_id=${encodeURIComponent(applicationId)}`
export const allMissions = (asked: { readonly q?: string; readonly metric_id?: string; readonly item?: string } = {}) => {
  const query = new URLSearchParams(asked).toString()
  return `/campaigns/missions${query && `?${query}`}`
}
/** Without an application, the page first asks to choose one. */
export const whatPlayersSee = (applicationId?: string) =>
  applicationId === undefined
    ? '/campaigns/what-players-see'
    : `/campaigns/what-players-see?application_id=${encodeURIComponent(applicationId)}`
export const missionCreate = (campaignId: string) => `/campaigns/${encodeURIComponent(campaignId)}/mission/create`
export const missionDuplicate = (campaignId: string, id: string) =>
  `/campaigns/${encodeURIComponent(campaignId)}/mission/create?from=${encodeURIComponent(id)}`
export const mission = (campaignId: string, id: string) => `/campaigns/${encodeURIComponent(campaignId)}/mission/${encodeURIComponent(id)}`
export const missionEdit = (campaignId: string, id: string) =>
  `/campaigns/${encodeURIComponent(campaignId)}/mission/${encodeURIComponent(id)}/edit`
/** The campaign's page, which asks to choose a mission. */
export const missionChoose = (campaignId: string) => `/campaigns/${encodeURIComponent(campaignId)}?choose=mission`
export const metricRequests = () => '/metric-requests'
export const metricRequestsPending = () => '/metric-requests?status=pending'
/** The list, which asks to choose a request. */
export const metricRequestsChoose = () => '/metric-requests?choose=1'
export const metricRequestCreate = (known: MetricRequestPrefill = {}) => {
  const query = new URLSearchParams(Object.entries(known)).toString()
  return `/metric-requests/create${query && `?${query}`}`
}
export const metricRequestDuplicate = (id: string) => `/metric-requests/create?from=${encodeURIComponent(id)}`
export const metricRequest = (id: string) => `/metric-requests/${encodeURIComponent(id)}`
export const metricRequestEdit = (id: string) => `/metric-requests/${encodeURIComponent(id)}/edit`
export const notificationCreate = (campaignId: string) => `/campaigns/${encodeURIComponent(campaignId)}/notifications/create`
export const notificationDuplicate = (campaignId: string, id: string) =>
  `/campaigns/${encodeURIComponent(campaignId)}/notifications/create?from=${encodeURIComponent(id)}`
export const notificationOfMission = (campaignId: string, missionId: string) =>
  `/campaigns/${encodeURIComponent(campaignId)}/notifications/create?mission=${encodeURIComponent(missionId)}`
export const notification = (campaignId: string, id: string) =>
  `/campaigns/${encodeURIComponent(campaignId)}/notifications/${encodeURIComponent(id)}`
export const notificationEdit = (campaignId: string, id: string) =>
  `/campaigns/${encodeURIComponent(campaignId)}/notifications/${encodeURIComponent(id)}/edit`
export const applications = () => '/applications'
export const applicationCreate = () => '/applications/create'
export const application = (code: string) => `/applications/${encodeURIComponent(code)}`
export const applicationEdit = (code: string) => `/applications/${encodeURIComponent(code)}?mode=edit`
export const applicationIntegration = (code: string) => `/applications/${encodeURIComponent(code)}?mode=integration`
export const sources = () => '/sources'
/** The page for choosing an application; `sources` opens the last one. */
export const sourcesChoose = () => '/sources?choose=1'
export const sourcesOf = (applicationId: string) => `/sources/${encodeURIComponent(applicationId)}`
/** Without an application, the page first asks to choose one. */
export const sourceCreate = (applicationId?: string) =>
  applicationId === undefined ? '/sources/create' : `/sources/${encodeURIComponent(applicationId)}/create`
/** The form for creating a source, filled in with this one for another platform. */
export const sourceElsewhere = (applicationId: string, id: string) =>
  `/sources/${encodeURIComponent(applicationId)}/create?from=${encodeURIComponent(id)}`
export const source = (applicationId: string, id: string) => `/sources/${encodeURIComponent(applicationId)}/${encodeURIComponent(id)}`
export const sourceUpdate = (applicationId: string, id: string) =>
  `/sources/${encodeURIComponent(applicationId)}/${encodeURIComponent(id)}/update`
export const onelinks = () => '/onelinks'
export const onelinkCreate = () => '/onelinks/create'
export const onelinkMatrix = () => '/onelinks/create?mode=matrix'
export const onelinkCodes = (ids: readonly string[] = []) =>
  `/onelinks/qr-codes${ids.length > 0 ? `?ids=${ids.map(encodeURIComponent).join('.')}` : ''}`
export const onelinkDuplicate = (id: string) => `/onelinks/create?from=${encodeURIComponent(id)}`
export const onelink = (id: string) => `/onelinks/${encodeURIComponent(id)}`
export const onelinkEdit = (id: string) => `/onelinks/${encodeURIComponent(id)}?mode=edit`
export const roles = () => '/roles'
export const roleCreate = () => '/roles/create'
export const roleDuplicate = (id: string) => `/roles/create?from=${encodeURIComponent(id)}`
export const role = (id: string) => `/roles/${encodeURIComponent(id)}`
export const viewAs = (roleId: string) => `/view-as?role=${encodeURIComponent(roleId)}`
export const roleUpdate = (id: string) => `/roles/${encodeURIComponent(id)}/update`
export const users = () => '/users'
export const user = (id: string) => `/users/${encodeURIComponent(id)}`
export const usersOf = (roleId: string) => `/users?role_id=${encodeURIComponent(roleId)}`
export const userInvite = () => '/users/user-invite'
/** The members screen on sample people, with one of them open. */
export const userDemo = (id?: string) => (id === undefined ? '/users/demo' : `/users/demo?member=${encodeURIComponent(id)}`)
export const settings = () => '/setting'
export const about = () => '/setting/about-its'
export const publisherInfo = () => '/setting/publisher-info'
export const publisherUpdate = () => '/setting/publisher-info/update'
export const myProfile = () => '/my-profile'
export const myProfileUpdate = () => '/my-profile/update'
