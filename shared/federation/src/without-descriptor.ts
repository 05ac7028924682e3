/**
 * Stands in for a module's descriptor in its container: pages have it from the release's record, so the browser needs none of it.
 * This can go once `defineModule` takes no descriptor.
 */
export default {}
