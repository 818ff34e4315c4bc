import type { User } from '../state/model.js';
import type { Site } from '../state/site.js';
import type { IntegrationView, UserView } from './types.js';
import { userApi } from './addresses.js';

export function userView(site: Site, user: User): UserView {
  const api = userApi(site, user);
  return {
    login: user.login,
    id: user.id,
    node_id: `U_${user.id}`,
    avatar_url: `${site.serverUrl}/avatars/${user.id}`,
    gravatar_id: '',
    url: api,
    html_url: user.type === 'Bot' ? `${site.serverUrl}/apps/${user.login.replace('[bot]', '')}` : `${site.serverUrl}/${user.login}`,
    followers_url: `${api}/followers`,
    following_url: `${api}/following{/other_user}`,
    gists_url: `${api}/gists{/gist_id}`,
    starred_url: `${api}/starred{/owner}{/repo}`,
    subscriptions_url: `${api}/subscriptions`,
    organizations_url: `${api}/orgs`,
    repos_url: `${api}/repos`,
    events_url: `${api}/events{/privacy}`,
    received_events_url: `${api}/received_events`,
    type: user.type,
    site_admin: false,
  };
}

/** `GET /users/{username}`. */
export function profileView(site: Site, user: User): object {
  return {
    ...userView(site, user),
    name: null, company: null, blog: '', location: null, email: null, hireable: null, bio: null,
    public_repos: 0, public_gists: 0, followers: 0, following: 0,
    created_at: user.createdAt, updated_at: user.createdAt,
  };
}

/** The GitHub Actions app, which stands behind every GITHUB_TOKEN. */
export function actionsAppView(site: Site): IntegrationView {
  const owner = site.user('github');
  return {
    id: 15368,
    slug: 'github-actions',
    node_id: 'A_15368',
    owner: userView(site, owner),
    name: 'GitHub Actions',
    description: 'Automate your workflow from idea to production',
    external_url: 'https://help.github.com/en/actions',
    html_url: `${site.serverUrl}/apps/github-actions`,
    created_at: '2018-07-30T09:30:17Z',
    updated_at: '2019-12-10T19:04:12Z',
    permissions: { metadata: 'read' },
    events: [],
  };
}
