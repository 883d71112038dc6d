// The name of the way up.
export const pathLabel = () => 'Breadcrumb'
