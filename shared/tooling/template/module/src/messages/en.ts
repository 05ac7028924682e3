export default {
  'nav.sampleSection': 'Sample section',
  'crumb.sampleSection': 'Sample section',
  'sampleSection.title': 'Sample section',
  'sampleSection.about': 'Sample section.',
}
