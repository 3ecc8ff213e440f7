/** What administrators are told when a call got no answer at all. */
export const ADMIN_NO_ANSWER = 'Network error occurred';

/** What administrators are told when a call fails and the server says nothing of its own. */
export const adminFailures = {
  users: 'Failed to fetch users',
  onlineUsers: 'Failed to fetch online users',
  userLogs: 'Failed to fetch user logs',
  metrics: 'Failed to fetch system metrics',
  activities: 'Failed to fetch user activities',
  recentLogs: 'Failed to fetch recent logs',
  clearLogs: 'Failed to clear logs',
  createUser: 'Failed to create user',
  updateUser: 'Failed to update user',
  userStatus: 'Failed to update user status',
  deleteUser: 'Failed to delete user',
  passwordLink: 'Failed to send the link',
  notification: 'Failed to send notification',
  message: 'Failed to send message',
  templates: 'Failed to fetch challenges',
  template: 'Failed to save the challenge',
  uploadDocument: 'Failed to upload document',
  uploadVideo: 'Failed to upload video',
} as const;
