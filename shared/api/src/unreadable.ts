/** Where the last response was not the API's. The browser may have kept it, such as a proxy's page with the ETag of the answer. */
export const unreadable = new Set<string>()
