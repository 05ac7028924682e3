/** The URLs of the specification, as functions; without the locale prefix, which the router adds. */
export const paths = {
  home: () => '/',
  login: () => '/login',
  register: () => '/register',
  forgotPassword: () => '/forgot-password',
  selectPublisher: () => '/select-publisher',
  campaigns: () => '/campaigns',
  campaignCreate: () => '/campaigns/create',
  /** The form of creation, filled in with a copy of that campaign. */
  campaignDuplicate: (id: string) => `/campaigns/create?from=${encodeURIComponent(id)}`,
  campaign: (id: string) => `/campaigns/${encodeURIComponent(id)}`,
  campaignEdit: (id: string) => `/campaigns/${encodeURIComponent(id)}/edit`,
  application: (code: string) => `/applications/${encodeURIComponent(code)}`,
} as const
