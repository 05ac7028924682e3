export default {
  'missions.across.ownOnly': 'Only your own campaigns are shown.',
  'missions.across.denied':
    '{count, plural, one {# campaign is missing, because you don’t have permission to view its missions.} other {# campaigns are missing, because you don’t have permission to view their missions.}}',
  'missions.across.leftOut': '{count, plural, one {# campaign can’t be shown here.} other {# campaigns can’t be shown here.}}',
  'missions.across.more': 'There are too many campaigns to show all of them here.',
} as const
