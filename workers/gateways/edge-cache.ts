/** The data centre's cache (Cache API), cast because the DOM types lack `default`. */
export const edgeCache = () => (caches as unknown as { default: Cache }).default
