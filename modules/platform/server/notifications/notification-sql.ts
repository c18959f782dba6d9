/** D-007 as JSON; `n` is the notification and `u` whoever caused it. */
export const itemJson = `json_build_object(
    'id', n.id, 'recipientId', n.recipient_id, 'objectId', n.object_id,
    'fromModule', n.from_module, 'objectReferenceName', n.object_reference_name,
    'title', n.title, 'content', n.content, 'type', n.type,
    'sentTime', to_char(n.sent_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'isRead', n.read_time is not null,
    'creator', case when u.id is not null then
      json_build_object('name', u.name, 'email', u.email) end)`;

export const creatorJoin =
  'left join accounts u on u.tenant_id = n.tenant_id and u.id = n.creator_id';
