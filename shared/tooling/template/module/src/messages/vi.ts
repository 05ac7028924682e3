export default {
  'nav.sampleSection': 'Mục mẫu',
  'crumb.sampleSection': 'Mục mẫu',
  'sampleSection.title': 'Mục mẫu',
  'sampleSection.about': 'Mục mẫu.',
}
