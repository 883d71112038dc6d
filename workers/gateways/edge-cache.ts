/** The cache of the data centre (Cache API), whose default the types of browsers do not have. */
export const edgeCache = () => (caches as unknown as { default: Cache }).default
