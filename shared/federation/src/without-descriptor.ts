/** Stands in for a module's descriptor in its container: pages have it from the release's record, so the browser needs none of it. */
export default {}
