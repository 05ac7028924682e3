/**
 * Replaces a module's descriptor in its container. Pages get the descriptor from the release's manifest, so the container does not need it.
 * This can go once `defineModule` takes no descriptor.
 */
export default {}
