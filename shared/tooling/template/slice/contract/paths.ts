export const sampleThings = () => '/sample-things'
export const sampleThingCreate = () => '/sample-things/create'
export const sampleThing = (id: string) => `/sample-things/${encodeURIComponent(id)}`
export const sampleThingEdit = (id: string) => `/sample-things/${encodeURIComponent(id)}/edit`
