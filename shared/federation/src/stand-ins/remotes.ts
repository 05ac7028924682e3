/** No build names a remote, since modules are registered while the console runs, and no lent package is cut to what others use of it. */
const unused = undefined

export { unused as getSharedFallbackGetter, unused as remotes }
